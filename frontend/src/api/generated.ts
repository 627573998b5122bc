import { baseApi as api } from "./base";
export const addTagTypes = [
  "Sign-in",
  "Accounts",
  "Analytics",
  "Orders",
  "Catalogue",
  "Commissions",
  "Employees",
  "Imports",
  "Inventory",
  "Mail",
  "Notifications",
  "Settings",
  "Health",
] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      registerAdmin: build.mutation<
        RegisterAdminApiResponse,
        RegisterAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/register`,
          method: "POST",
          body: queryArg.adminRegistrationRequest,
        }),
        invalidatesTags: ["Sign-in"],
      }),
      getReferral: build.query<GetReferralApiResponse, GetReferralApiArg>({
        query: (queryArg) => ({ url: `/api/agents/${queryArg.id}/referral` }),
        providesTags: ["Accounts"],
      }),
      getMetrics: build.query<GetMetricsApiResponse, GetMetricsApiArg>({
        query: () => ({ url: `/api/analytics/metrics` }),
        providesTags: ["Analytics"],
      }),
      getProduction: build.query<GetProductionApiResponse, GetProductionApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/analytics/production`,
            params: {
              from: queryArg["from"],
              to: queryArg.to,
              bucket: queryArg.bucket,
            },
          }),
          providesTags: ["Analytics"],
        },
      ),
      getTrade: build.query<GetTradeApiResponse, GetTradeApiArg>({
        query: (queryArg) => ({
          url: `/api/analytics/trade`,
          params: {
            as: queryArg["as"],
            userId: queryArg.userId,
            from: queryArg["from"],
            to: queryArg.to,
            bucket: queryArg.bucket,
          },
        }),
        providesTags: ["Analytics"],
      }),
      changePassword: build.mutation<
        ChangePasswordApiResponse,
        ChangePasswordApiArg
      >({
        query: (queryArg) => ({
          url: `/api/auth/change-password`,
          method: "POST",
          body: queryArg.changePasswordRequest,
        }),
        invalidatesTags: ["Sign-in"],
      }),
      login: build.mutation<LoginApiResponse, LoginApiArg>({
        query: (queryArg) => ({
          url: `/api/auth/login`,
          method: "POST",
          body: queryArg.signInRequest,
        }),
        invalidatesTags: ["Sign-in"],
      }),
      logout: build.mutation<LogoutApiResponse, LogoutApiArg>({
        query: () => ({ url: `/api/auth/logout`, method: "POST" }),
        invalidatesTags: ["Sign-in"],
      }),
      getMe: build.query<GetMeApiResponse, GetMeApiArg>({
        query: () => ({ url: `/api/auth/me` }),
        providesTags: ["Sign-in"],
      }),
      register: build.mutation<RegisterApiResponse, RegisterApiArg>({
        query: (queryArg) => ({
          url: `/api/auth/register`,
          method: "POST",
          body: queryArg.registerRequest,
        }),
        invalidatesTags: ["Sign-in"],
      }),
      requestPasswordReset: build.mutation<
        RequestPasswordResetApiResponse,
        RequestPasswordResetApiArg
      >({
        query: (queryArg) => ({
          url: `/api/auth/reset-password`,
          method: "POST",
          body: queryArg.passwordResetRequest,
        }),
        invalidatesTags: ["Sign-in"],
      }),
      confirmPasswordReset: build.mutation<
        ConfirmPasswordResetApiResponse,
        ConfirmPasswordResetApiArg
      >({
        query: (queryArg) => ({
          url: `/api/auth/reset-password/confirm`,
          method: "POST",
          body: queryArg.confirmResetRequest,
        }),
        invalidatesTags: ["Sign-in"],
      }),
      listSessions: build.query<ListSessionsApiResponse, ListSessionsApiArg>({
        query: () => ({ url: `/api/auth/sessions` }),
        providesTags: ["Sign-in"],
      }),
      revokeSession: build.mutation<
        RevokeSessionApiResponse,
        RevokeSessionApiArg
      >({
        query: (queryArg) => ({
          url: `/api/auth/sessions/${queryArg.id}`,
          method: "DELETE",
        }),
        invalidatesTags: ["Sign-in"],
      }),
      warehouseLogin: build.mutation<
        WarehouseLoginApiResponse,
        WarehouseLoginApiArg
      >({
        query: (queryArg) => ({
          url: `/api/auth/warehouse-login`,
          method: "POST",
          body: queryArg.signInRequest,
        }),
        invalidatesTags: ["Sign-in"],
      }),
      quoteCart: build.mutation<QuoteCartApiResponse, QuoteCartApiArg>({
        query: (queryArg) => ({
          url: `/api/cart/quote`,
          method: "POST",
          body: queryArg.quoteCartRequest,
        }),
        invalidatesTags: ["Orders"],
      }),
      listCategories: build.query<
        ListCategoriesApiResponse,
        ListCategoriesApiArg
      >({
        query: () => ({ url: `/api/categories` }),
        providesTags: ["Catalogue"],
      }),
      listCommissions: build.query<
        ListCommissionsApiResponse,
        ListCommissionsApiArg
      >({
        query: (queryArg) => ({
          url: `/api/commissions`,
          params: {
            status: queryArg.status,
            from: queryArg["from"],
            to: queryArg.to,
            limit: queryArg.limit,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ["Commissions"],
      }),
      listManagementHistory: build.query<
        ListManagementHistoryApiResponse,
        ListManagementHistoryApiArg
      >({
        query: (queryArg) => ({
          url: `/api/company/employee-management-history`,
          params: {
            limit: queryArg.limit,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ["Employees"],
      }),
      listEmployees: build.query<ListEmployeesApiResponse, ListEmployeesApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/company/employees`,
            params: {
              q: queryArg.q,
              limit: queryArg.limit,
              cursor: queryArg.cursor,
            },
          }),
          providesTags: ["Employees"],
        },
      ),
      manageEmployee: build.mutation<
        ManageEmployeeApiResponse,
        ManageEmployeeApiArg
      >({
        query: (queryArg) => ({
          url: `/api/company/manage-employee`,
          method: "POST",
          body: queryArg.manageEmployeeRequest,
        }),
        invalidatesTags: ["Employees"],
      }),
      reviewDocument: build.mutation<
        ReviewDocumentApiResponse,
        ReviewDocumentApiArg
      >({
        query: (queryArg) => ({
          url: `/api/documents/${queryArg.id}/review`,
          method: "POST",
          body: queryArg.reviewDocumentRequest,
        }),
        invalidatesTags: ["Accounts"],
      }),
      listImports: build.query<ListImportsApiResponse, ListImportsApiArg>({
        query: (queryArg) => ({
          url: `/api/imports`,
          params: {
            limit: queryArg.limit,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ["Imports"],
      }),
      uploadImport: build.mutation<UploadImportApiResponse, UploadImportApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/imports`,
            method: "POST",
            body: queryArg.uploadImportForm,
          }),
          invalidatesTags: ["Imports"],
        },
      ),
      getImport: build.query<GetImportApiResponse, GetImportApiArg>({
        query: (queryArg) => ({ url: `/api/imports/${queryArg.id}` }),
        providesTags: ["Imports"],
      }),
      applyImport: build.mutation<ApplyImportApiResponse, ApplyImportApiArg>({
        query: (queryArg) => ({
          url: `/api/imports/${queryArg.id}/apply`,
          method: "POST",
        }),
        invalidatesTags: ["Imports"],
      }),
      cancelImport: build.mutation<CancelImportApiResponse, CancelImportApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/imports/${queryArg.id}/cancel`,
            method: "POST",
          }),
          invalidatesTags: ["Imports"],
        },
      ),
      checkImport: build.mutation<CheckImportApiResponse, CheckImportApiArg>({
        query: (queryArg) => ({
          url: `/api/imports/${queryArg.id}/check`,
          method: "POST",
          body: queryArg.checkImportRequest,
        }),
        invalidatesTags: ["Imports"],
      }),
      listImportRows: build.query<
        ListImportRowsApiResponse,
        ListImportRowsApiArg
      >({
        query: (queryArg) => ({
          url: `/api/imports/${queryArg.id}/rows`,
          params: {
            outcome: queryArg.outcome,
            limit: queryArg.limit,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ["Imports"],
      }),
      listMovements: build.query<ListMovementsApiResponse, ListMovementsApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/inventory/transactions`,
            params: {
              productId: queryArg.productId,
              lotId: queryArg.lotId,
              countId: queryArg.countId,
              type: queryArg["type"],
              reason: queryArg.reason,
              from: queryArg["from"],
              to: queryArg.to,
              limit: queryArg.limit,
              cursor: queryArg.cursor,
            },
          }),
          providesTags: ["Inventory"],
        },
      ),
      recordMovement: build.mutation<
        RecordMovementApiResponse,
        RecordMovementApiArg
      >({
        query: (queryArg) => ({
          url: `/api/inventory/transactions`,
          method: "POST",
          body: queryArg.recordMovementRequest,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["Inventory"],
      }),
      listLots: build.query<ListLotsApiResponse, ListLotsApiArg>({
        query: (queryArg) => ({
          url: `/api/lots`,
          params: {
            productId: queryArg.productId,
            state: queryArg.state,
            q: queryArg.q,
            expiresWithinDays: queryArg.expiresWithinDays,
            sort: queryArg.sort,
            limit: queryArg.limit,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ["Inventory"],
      }),
      getLot: build.query<GetLotApiResponse, GetLotApiArg>({
        query: (queryArg) => ({ url: `/api/lots/${queryArg.id}` }),
        providesTags: ["Inventory"],
      }),
      updateLot: build.mutation<UpdateLotApiResponse, UpdateLotApiArg>({
        query: (queryArg) => ({
          url: `/api/lots/${queryArg.id}`,
          method: "PATCH",
          body: queryArg.updateLotRequest,
        }),
        invalidatesTags: ["Inventory"],
      }),
      holdLot: build.mutation<HoldLotApiResponse, HoldLotApiArg>({
        query: (queryArg) => ({
          url: `/api/lots/${queryArg.id}/hold`,
          method: "POST",
          body: queryArg.holdLotRequest,
        }),
        invalidatesTags: ["Inventory"],
      }),
      recallLot: build.query<RecallLotApiResponse, RecallLotApiArg>({
        query: (queryArg) => ({ url: `/api/lots/${queryArg.id}/recall` }),
        providesTags: ["Inventory"],
      }),
      releaseLot: build.mutation<ReleaseLotApiResponse, ReleaseLotApiArg>({
        query: (queryArg) => ({
          url: `/api/lots/${queryArg.id}/release`,
          method: "POST",
          body: queryArg.releaseLotRequest,
        }),
        invalidatesTags: ["Inventory"],
      }),
      listMail: build.query<ListMailApiResponse, ListMailApiArg>({
        query: (queryArg) => ({
          url: `/api/mail-outbox`,
          params: {
            status: queryArg.status,
            limit: queryArg.limit,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ["Mail"],
      }),
      sendTestMail: build.mutation<SendTestMailApiResponse, SendTestMailApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/mail-outbox/test`,
            method: "POST",
            body: queryArg.sendTestMailRequest,
          }),
          invalidatesTags: ["Mail"],
        },
      ),
      getMail: build.query<GetMailApiResponse, GetMailApiArg>({
        query: (queryArg) => ({ url: `/api/mail-outbox/${queryArg.id}` }),
        providesTags: ["Mail"],
      }),
      resendMail: build.mutation<ResendMailApiResponse, ResendMailApiArg>({
        query: (queryArg) => ({
          url: `/api/mail-outbox/${queryArg.id}/resend`,
          method: "POST",
        }),
        invalidatesTags: ["Mail"],
      }),
      uploadMedia: build.mutation<UploadMediaApiResponse, UploadMediaApiArg>({
        query: (queryArg) => ({
          url: `/api/media`,
          method: "POST",
          body: queryArg.uploadMediaRequest,
        }),
        invalidatesTags: ["Catalogue"],
      }),
      listNotifications: build.query<
        ListNotificationsApiResponse,
        ListNotificationsApiArg
      >({
        query: (queryArg) => ({
          url: `/api/notifications`,
          params: {
            role: queryArg.role,
            status: queryArg.status,
            limit: queryArg.limit,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ["Notifications"],
      }),
      markNotification: build.mutation<
        MarkNotificationApiResponse,
        MarkNotificationApiArg
      >({
        query: (queryArg) => ({
          url: `/api/notifications/${queryArg.id}`,
          method: "PATCH",
          body: queryArg.markNotificationRequest,
        }),
        invalidatesTags: ["Notifications"],
      }),
      listOrders: build.query<ListOrdersApiResponse, ListOrdersApiArg>({
        query: (queryArg) => ({
          url: `/api/orders`,
          params: {
            status: queryArg.status,
            paymentStatus: queryArg.paymentStatus,
            customerId: queryArg.customerId,
            sellerId: queryArg.sellerId,
            q: queryArg.q,
            from: queryArg["from"],
            to: queryArg.to,
            limit: queryArg.limit,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ["Orders"],
      }),
      placeOrder: build.mutation<PlaceOrderApiResponse, PlaceOrderApiArg>({
        query: (queryArg) => ({
          url: `/api/orders`,
          method: "POST",
          body: queryArg.placeOrderRequest,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["Orders"],
      }),
      getOrder: build.query<GetOrderApiResponse, GetOrderApiArg>({
        query: (queryArg) => ({ url: `/api/orders/${queryArg.id}` }),
        providesTags: ["Orders"],
      }),
      updateOrder: build.mutation<UpdateOrderApiResponse, UpdateOrderApiArg>({
        query: (queryArg) => ({
          url: `/api/orders/${queryArg.id}`,
          method: "PATCH",
          body: queryArg.updateOrderRequest,
        }),
        invalidatesTags: ["Orders"],
      }),
      listPasswordResets: build.query<
        ListPasswordResetsApiResponse,
        ListPasswordResetsApiArg
      >({
        query: (queryArg) => ({
          url: `/api/password-resets`,
          params: {
            state: queryArg.state,
            limit: queryArg.limit,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ["Accounts"],
      }),
      handOverPasswordReset: build.mutation<
        HandOverPasswordResetApiResponse,
        HandOverPasswordResetApiArg
      >({
        query: (queryArg) => ({
          url: `/api/password-resets/${queryArg.id}/hand-over`,
          method: "POST",
          body: queryArg.body,
        }),
        invalidatesTags: ["Accounts"],
      }),
      refusePasswordReset: build.mutation<
        RefusePasswordResetApiResponse,
        RefusePasswordResetApiArg
      >({
        query: (queryArg) => ({
          url: `/api/password-resets/${queryArg.id}/refuse`,
          method: "POST",
          body: queryArg.body,
        }),
        invalidatesTags: ["Accounts"],
      }),
      verifyPasswordReset: build.mutation<
        VerifyPasswordResetApiResponse,
        VerifyPasswordResetApiArg
      >({
        query: (queryArg) => ({
          url: `/api/password-resets/${queryArg.id}/verify`,
          method: "POST",
          body: queryArg.body,
        }),
        invalidatesTags: ["Accounts"],
      }),
      listProducts: build.query<ListProductsApiResponse, ListProductsApiArg>({
        query: (queryArg) => ({
          url: `/api/products`,
          params: {
            q: queryArg.q,
            category: queryArg.category,
            status: queryArg.status,
            flavour: queryArg.flavour,
            deviceType: queryArg.deviceType,
            nicotineMin: queryArg.nicotineMin,
            nicotineMax: queryArg.nicotineMax,
            volumeMin: queryArg.volumeMin,
            volumeMax: queryArg.volumeMax,
            puffsMin: queryArg.puffsMin,
            puffsMax: queryArg.puffsMax,
            inStock: queryArg.inStock,
            filter: queryArg.filter,
            sku: queryArg.sku,
            barcode: queryArg.barcode,
            sort: queryArg.sort,
            limit: queryArg.limit,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ["Catalogue"],
      }),
      createProduct: build.mutation<
        CreateProductApiResponse,
        CreateProductApiArg
      >({
        query: (queryArg) => ({
          url: `/api/products`,
          method: "POST",
          body: queryArg.productRequest,
        }),
        invalidatesTags: ["Catalogue"],
      }),
      listProductFacets: build.query<
        ListProductFacetsApiResponse,
        ListProductFacetsApiArg
      >({
        query: (queryArg) => ({
          url: `/api/products/facets`,
          params: {
            q: queryArg.q,
            category: queryArg.category,
            status: queryArg.status,
            flavour: queryArg.flavour,
            deviceType: queryArg.deviceType,
            nicotineMin: queryArg.nicotineMin,
            nicotineMax: queryArg.nicotineMax,
            volumeMin: queryArg.volumeMin,
            volumeMax: queryArg.volumeMax,
            puffsMin: queryArg.puffsMin,
            puffsMax: queryArg.puffsMax,
            inStock: queryArg.inStock,
          },
        }),
        providesTags: ["Catalogue"],
      }),
      previewPrices: build.mutation<
        PreviewPricesApiResponse,
        PreviewPricesApiArg
      >({
        query: (queryArg) => ({
          url: `/api/products/price-preview`,
          method: "POST",
          body: queryArg.pricePreviewRequest,
        }),
        invalidatesTags: ["Catalogue"],
      }),
      getProduct: build.query<GetProductApiResponse, GetProductApiArg>({
        query: (queryArg) => ({ url: `/api/products/${queryArg.id}` }),
        providesTags: ["Catalogue"],
      }),
      updateProduct: build.mutation<
        UpdateProductApiResponse,
        UpdateProductApiArg
      >({
        query: (queryArg) => ({
          url: `/api/products/${queryArg.id}`,
          method: "PUT",
          body: queryArg.productRequest,
        }),
        invalidatesTags: ["Catalogue"],
      }),
      deleteProduct: build.mutation<
        DeleteProductApiResponse,
        DeleteProductApiArg
      >({
        query: (queryArg) => ({
          url: `/api/products/${queryArg.id}/delete`,
          method: "DELETE",
        }),
        invalidatesTags: ["Catalogue"],
      }),
      restoreProduct: build.mutation<
        RestoreProductApiResponse,
        RestoreProductApiArg
      >({
        query: (queryArg) => ({
          url: `/api/products/${queryArg.id}/restore`,
          method: "POST",
        }),
        invalidatesTags: ["Catalogue"],
      }),
      setStock: build.mutation<SetStockApiResponse, SetStockApiArg>({
        query: (queryArg) => ({
          url: `/api/products/${queryArg.id}/stock`,
          method: "PATCH",
          body: queryArg.setStockRequest,
        }),
        invalidatesTags: ["Inventory"],
      }),
      hasTransactions: build.query<
        HasTransactionsApiResponse,
        HasTransactionsApiArg
      >({
        query: (queryArg) => ({
          url: `/api/products/${queryArg.id}/transactions`,
        }),
        providesTags: ["Catalogue"],
      }),
      listSettings: build.query<ListSettingsApiResponse, ListSettingsApiArg>({
        query: () => ({ url: `/api/settings` }),
        providesTags: ["Settings"],
      }),
      updateSettings: build.mutation<
        UpdateSettingsApiResponse,
        UpdateSettingsApiArg
      >({
        query: (queryArg) => ({
          url: `/api/settings`,
          method: "PATCH",
          body: queryArg.updateSettingsRequest,
        }),
        invalidatesTags: ["Settings"],
      }),
      getCompanyLogo: build.query<
        GetCompanyLogoApiResponse,
        GetCompanyLogoApiArg
      >({
        query: () => ({ url: `/api/settings/company_logo` }),
        providesTags: ["Settings"],
      }),
      setCompanyLogo: build.mutation<
        SetCompanyLogoApiResponse,
        SetCompanyLogoApiArg
      >({
        query: (queryArg) => ({
          url: `/api/settings/company_logo`,
          method: "PUT",
          body: queryArg.setCompanyLogoRequest,
        }),
        invalidatesTags: ["Settings"],
      }),
      getPublicSettings: build.query<
        GetPublicSettingsApiResponse,
        GetPublicSettingsApiArg
      >({
        query: () => ({ url: `/api/settings/public` }),
        providesTags: ["Settings"],
      }),
      listStockCounts: build.query<
        ListStockCountsApiResponse,
        ListStockCountsApiArg
      >({
        query: (queryArg) => ({
          url: `/api/stock-counts`,
          params: {
            limit: queryArg.limit,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ["Inventory"],
      }),
      postStockCount: build.mutation<
        PostStockCountApiResponse,
        PostStockCountApiArg
      >({
        query: (queryArg) => ({
          url: `/api/stock-counts`,
          method: "POST",
          body: queryArg.stockCountRequest,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["Inventory"],
      }),
      previewStockCount: build.mutation<
        PreviewStockCountApiResponse,
        PreviewStockCountApiArg
      >({
        query: (queryArg) => ({
          url: `/api/stock-counts/preview`,
          method: "POST",
          body: queryArg.stockCountRequest,
        }),
        invalidatesTags: ["Inventory"],
      }),
      getStockCount: build.query<GetStockCountApiResponse, GetStockCountApiArg>(
        {
          query: (queryArg) => ({ url: `/api/stock-counts/${queryArg.id}` }),
          providesTags: ["Inventory"],
        },
      ),
      listStockUpdates: build.query<
        ListStockUpdatesApiResponse,
        ListStockUpdatesApiArg
      >({
        query: (queryArg) => ({
          url: `/api/stock-updates`,
          params: {
            limit: queryArg.limit,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ["Inventory"],
      }),
      testLogin: build.mutation<TestLoginApiResponse, TestLoginApiArg>({
        query: (queryArg) => ({
          url: `/api/test-login`,
          method: "POST",
          body: queryArg.signInRequest,
        }),
        invalidatesTags: ["Sign-in"],
      }),
      listActivity: build.query<ListActivityApiResponse, ListActivityApiArg>({
        query: (queryArg) => ({
          url: `/api/user-activity-log`,
          params: {
            userId: queryArg.userId,
            action: queryArg.action,
            from: queryArg["from"],
            to: queryArg.to,
            limit: queryArg.limit,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ["Accounts"],
      }),
      recordActivity: build.mutation<
        RecordActivityApiResponse,
        RecordActivityApiArg
      >({
        query: (queryArg) => ({
          url: `/api/user-activity-log`,
          method: "POST",
          body: queryArg.recordActivityRequest,
        }),
        invalidatesTags: ["Accounts"],
      }),
      listUsers: build.query<ListUsersApiResponse, ListUsersApiArg>({
        query: (queryArg) => ({
          url: `/api/users`,
          params: {
            role: queryArg.role,
            verificationStatus: queryArg.verificationStatus,
            isActive: queryArg.isActive,
            referredBy: queryArg.referredBy,
            q: queryArg.q,
            limit: queryArg.limit,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ["Accounts"],
      }),
      listPendingUsers: build.query<
        ListPendingUsersApiResponse,
        ListPendingUsersApiArg
      >({
        query: (queryArg) => ({
          url: `/api/users/pending`,
          params: {
            limit: queryArg.limit,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ["Accounts"],
      }),
      getUser: build.query<GetUserApiResponse, GetUserApiArg>({
        query: (queryArg) => ({ url: `/api/users/${queryArg.id}` }),
        providesTags: ["Accounts"],
      }),
      updateUser: build.mutation<UpdateUserApiResponse, UpdateUserApiArg>({
        query: (queryArg) => ({
          url: `/api/users/${queryArg.id}`,
          method: "PATCH",
          body: queryArg.updateUserRequest,
        }),
        invalidatesTags: ["Accounts"],
      }),
      activateUser: build.mutation<ActivateUserApiResponse, ActivateUserApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/users/${queryArg.id}/activate`,
            method: "POST",
          }),
          invalidatesTags: ["Accounts"],
        },
      ),
      approveUser: build.mutation<ApproveUserApiResponse, ApproveUserApiArg>({
        query: (queryArg) => ({
          url: `/api/users/${queryArg.id}/approve`,
          method: "POST",
        }),
        invalidatesTags: ["Accounts"],
      }),
      deactivateUser: build.mutation<
        DeactivateUserApiResponse,
        DeactivateUserApiArg
      >({
        query: (queryArg) => ({
          url: `/api/users/${queryArg.id}/deactivate`,
          method: "POST",
          body: queryArg.body,
        }),
        invalidatesTags: ["Accounts"],
      }),
      listUserDocuments: build.query<
        ListUserDocumentsApiResponse,
        ListUserDocumentsApiArg
      >({
        query: (queryArg) => ({ url: `/api/users/${queryArg.id}/documents` }),
        providesTags: ["Accounts"],
      }),
      uploadDocument: build.mutation<
        UploadDocumentApiResponse,
        UploadDocumentApiArg
      >({
        query: (queryArg) => ({
          url: `/api/users/${queryArg.id}/documents`,
          method: "POST",
          body: queryArg.uploadDocumentRequest,
        }),
        invalidatesTags: ["Accounts"],
      }),
      rejectUser: build.mutation<RejectUserApiResponse, RejectUserApiArg>({
        query: (queryArg) => ({
          url: `/api/users/${queryArg.id}/reject`,
          method: "POST",
          body: queryArg.rejectRequest,
        }),
        invalidatesTags: ["Accounts"],
      }),
      getVerificationCase: build.query<
        GetVerificationCaseApiResponse,
        GetVerificationCaseApiArg
      >({
        query: (queryArg) => ({
          url: `/api/users/${queryArg.id}/verification`,
        }),
        providesTags: ["Accounts"],
      }),
      listVerificationCases: build.query<
        ListVerificationCasesApiResponse,
        ListVerificationCasesApiArg
      >({
        query: (queryArg) => ({
          url: `/api/verification-cases`,
          params: {
            status: queryArg.status,
            role: queryArg.role,
            olderThanDays: queryArg.olderThanDays,
            needsReview: queryArg.needsReview,
            q: queryArg.q,
            limit: queryArg.limit,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ["Accounts"],
      }),
      listWarehouseOrders: build.query<
        ListWarehouseOrdersApiResponse,
        ListWarehouseOrdersApiArg
      >({
        query: (queryArg) => ({
          url: `/api/warehouse/orders`,
          params: {
            status: queryArg.status,
            paymentStatus: queryArg.paymentStatus,
            customerId: queryArg.customerId,
            sellerId: queryArg.sellerId,
            q: queryArg.q,
            from: queryArg["from"],
            to: queryArg.to,
            limit: queryArg.limit,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ["Orders"],
      }),
      updateWarehouseOrder: build.mutation<
        UpdateWarehouseOrderApiResponse,
        UpdateWarehouseOrderApiArg
      >({
        query: (queryArg) => ({
          url: `/api/warehouse/orders/update`,
          method: "POST",
          body: queryArg.updateWarehouseOrderRequest,
        }),
        invalidatesTags: ["Orders"],
      }),
      healthLive: build.query<HealthLiveApiResponse, HealthLiveApiArg>({
        query: () => ({ url: `/health/live` }),
        providesTags: ["Health"],
      }),
      healthReady: build.query<HealthReadyApiResponse, HealthReadyApiArg>({
        query: () => ({ url: `/health/ready` }),
        providesTags: ["Health"],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as generatedApi };
export type RegisterAdminApiResponse =
  /** status 201 The admin account. */ AccountResponse;
export type RegisterAdminApiArg = {
  adminRegistrationRequest: AdminRegistrationRequest;
};
export type GetReferralApiResponse =
  /** status 200 The referral tool. */ ReferralResponse;
export type GetReferralApiArg = {
  /** The agent's number */
  id: number;
};
export type GetMetricsApiResponse =
  /** status 200 The figures. */ MetricsResponse;
export type GetMetricsApiArg = void;
export type GetProductionApiResponse =
  /** status 200 The figures. */ ProductionResponse;
export type GetProductionApiArg = {
  /** The first day; 30 days up to the last when left out. */
  from?: string;
  /** The last day; today when left out. */
  to?: string;
  /** How long one point of the series is; a day when left out. */
  bucket?: "day" | "week" | "month";
};
export type GetTradeApiResponse = /** status 200 The figures. */ TradeResponse;
export type GetTradeApiArg = {
  /** From which side: what was bought (when left out), or what was sold in the person's store. */
  as?: "buyer" | "seller";
  /** Whose figures. For admin and manufacturer; everybody's when left out. */
  userId?: number;
  /** The first day; 30 days up to the last when left out. */
  from?: string;
  /** The last day; today when left out. */
  to?: string;
  /** How long one point of the series is; a day when left out. */
  bucket?: "day" | "week" | "month";
};
export type ChangePasswordApiResponse =
  /** status 200 Changed. */ MessageResponse;
export type ChangePasswordApiArg = {
  changePasswordRequest: ChangePasswordRequest;
};
export type LoginApiResponse =
  /** status 200 Signed in; the session cookie is set. */ AccountResponse;
export type LoginApiArg = {
  signInRequest: SignInRequest;
};
export type LogoutApiResponse = /** status 200 Signed out. */ MessageResponse;
export type LogoutApiArg = void;
export type GetMeApiResponse = /** status 200 The account. */ UserResponse;
export type GetMeApiArg = void;
export type RegisterApiResponse =
  /** status 201 The account. */ AccountResponse;
export type RegisterApiArg = {
  registerRequest: RegisterRequest;
};
export type RequestPasswordResetApiResponse =
  /** status 200 Noted. */ MessageResponse;
export type RequestPasswordResetApiArg = {
  passwordResetRequest: PasswordResetRequest;
};
export type ConfirmPasswordResetApiResponse =
  /** status 200 The password is set. */ ResetDoneResponse;
export type ConfirmPasswordResetApiArg = {
  confirmResetRequest: ConfirmResetRequest;
};
export type ListSessionsApiResponse =
  /** status 200 The live sessions. */ SessionResponse[];
export type ListSessionsApiArg = void;
export type RevokeSessionApiResponse = unknown;
export type RevokeSessionApiArg = {
  /** The session */
  id: number;
};
export type WarehouseLoginApiResponse =
  /** status 200 Signed in; the session cookie is set. */ AccountResponse;
export type WarehouseLoginApiArg = {
  signInRequest: SignInRequest;
};
export type QuoteCartApiResponse =
  /** status 200 The priced cart. */ CartQuoteResponse;
export type QuoteCartApiArg = {
  quoteCartRequest: QuoteCartRequest;
};
export type ListCategoriesApiResponse =
  /** status 200 Categories. */ CategoryResponse[];
export type ListCategoriesApiArg = void;
export type ListCommissionsApiResponse =
  /** status 200 Commissions. */ CommissionResponse[];
export type ListCommissionsApiArg = {
  /** Only this status. */
  status?: CommissionStatusName;
  /** From this day or time on. */
  from?: string;
  /** Up to this day, or before this time. */
  to?: string;
  /** Most items in the answer. */
  limit?: number;
  /** Where to go on, from the `Link` header. */
  cursor?: string;
};
export type ListManagementHistoryApiResponse =
  /** status 200 The decisions. */ ManagementResponse[];
export type ListManagementHistoryApiArg = {
  /** Most items of the answer, 1 to 200; 200 when left out. */
  limit?: number;
  /** Where the `Link` header of the page before pointed. */
  cursor?: string;
};
export type ListEmployeesApiResponse =
  /** status 200 The employees. */ UserResponse[];
export type ListEmployeesApiArg = {
  /** Part of a name, username, email or employee ID, without regard to case. */
  q?: string;
  /** Most items of the answer, 1 to 200; 200 when left out. */
  limit?: number;
  /** Where the `Link` header of the page before pointed. */
  cursor?: string;
};
export type ManageEmployeeApiResponse =
  /** status 200 The employee as they are now. */ ManageEmployeeResponse;
export type ManageEmployeeApiArg = {
  manageEmployeeRequest: ManageEmployeeRequest;
};
export type ReviewDocumentApiResponse =
  /** status 200 The document as it is now. */ DocumentResponse;
export type ReviewDocumentApiArg = {
  /** The document */
  id: number;
  reviewDocumentRequest: ReviewDocumentRequest;
};
export type ListImportsApiResponse =
  /** status 200 Imports. */ ImportResponse[];
export type ListImportsApiArg = {
  /** Most items in the answer. */
  limit?: number;
  /** Where to go on, from the `Link` header. */
  cursor?: string;
};
export type UploadImportApiResponse =
  /** status 201 The import. */ ImportResponse;
export type UploadImportApiArg = {
  uploadImportForm: UploadImportForm;
};
export type GetImportApiResponse = /** status 200 The import. */ ImportResponse;
export type GetImportApiArg = {
  /** The import. */
  id: number;
};
export type ApplyImportApiResponse =
  /** status 202 The import. */ ImportResponse;
export type ApplyImportApiArg = {
  /** The import. */
  id: number;
};
export type CancelImportApiResponse =
  /** status 200 The import. */ ImportResponse;
export type CancelImportApiArg = {
  /** The import. */
  id: number;
};
export type CheckImportApiResponse =
  /** status 202 The import. */ ImportResponse;
export type CheckImportApiArg = {
  /** The import. */
  id: number;
  checkImportRequest: CheckImportRequest;
};
export type ListImportRowsApiResponse =
  /** status 200 Rows. */ ImportRowResponse[];
export type ListImportRowsApiArg = {
  /** The import. */
  id: number;
  /** Only rows that do this. */
  outcome?: ImportOutcomeName;
  /** Most items in the answer. */
  limit?: number;
  /** Where to go on, from the `Link` header. */
  cursor?: string;
};
export type ListMovementsApiResponse =
  /** status 200 Movements. */ MovementResponse[];
export type ListMovementsApiArg = {
  /** Only this product. */
  productId?: number;
  /** Only this batch. */
  lotId?: number;
  /** Only this stock count. */
  countId?: number;
  /** Only in or out. */
  type?: MovementType;
  /** Only this reason. */
  reason?: MovementReason;
  /** From this day or time on. */
  from?: string;
  /** Up to this day, or before this time. */
  to?: string;
  /** Most items in the answer. */
  limit?: number;
  /** Where to go on, from the `Link` header. */
  cursor?: string;
};
export type RecordMovementApiResponse =
  /** status 201 The movement. */ RecordedMovementResponse;
export type RecordMovementApiArg = {
  /** The same key and body gives the first answer again; another body is refused with 422. */
  "Idempotency-Key"?: string;
  recordMovementRequest: RecordMovementRequest;
};
export type ListLotsApiResponse = /** status 200 Batches. */ LotResponse[];
export type ListLotsApiArg = {
  /** Only this product's. */
  productId?: number;
  /** Which batches; those with pieces when left out. */
  state?: "open" | "held" | "expired" | "expiring" | "empty" | "all";
  /** How the batch code begins, without case. */
  q?: string;
  /** Only those whose last day is at most so many days away, expired ones too unless `state` is `expiring`. */
  expiresWithinDays?: number;
  /** First to expire first when left out. */
  sort?: "expiry" | "newest";
  /** Most items in the answer. */
  limit?: number;
  /** Where to go on, from the `Link` header. */
  cursor?: string;
};
export type GetLotApiResponse = /** status 200 The batch. */ LotDetailsResponse;
export type GetLotApiArg = {
  /** The batch. */
  id: number;
};
export type UpdateLotApiResponse =
  /** status 200 The batch. */ LotDetailsResponse;
export type UpdateLotApiArg = {
  /** The batch. */
  id: number;
  updateLotRequest: UpdateLotRequest;
};
export type HoldLotApiResponse =
  /** status 200 The batch, now on hold. */ HeldLotResponse;
export type HoldLotApiArg = {
  /** The batch. */
  id: number;
  holdLotRequest: HoldLotRequest;
};
export type RecallLotApiResponse =
  /** status 200 Orders with pieces of the batch. */ RecallResponse[];
export type RecallLotApiArg = {
  /** The batch. */
  id: number;
};
export type ReleaseLotApiResponse =
  /** status 200 The batch, free again. */ LotDetailsResponse;
export type ReleaseLotApiArg = {
  /** The batch. */
  id: number;
  releaseLotRequest: ReleaseLotRequest;
};
export type ListMailApiResponse =
  /** status 200 The mails, without their texts. */ MailResponse[];
export type ListMailApiArg = {
  /** Only `queued`, `sent`, `failed` or `kept` ones. */
  status?: string;
  /** Most items of the answer, 1 to 200; 200 when left out. */
  limit?: number;
  /** Where the `Link` header of the page before pointed. */
  cursor?: string;
};
export type SendTestMailApiResponse =
  /** status 201 The mail as it waits. */ MailResponse;
export type SendTestMailApiArg = {
  sendTestMailRequest: SendTestMailRequest;
};
export type GetMailApiResponse =
  /** status 200 The mail. */ MailWithBodyResponse;
export type GetMailApiArg = {
  /** The mail */
  id: number;
};
export type ResendMailApiResponse =
  /** status 200 The mail as it waits. */ MailResponse;
export type ResendMailApiArg = {
  /** The mail */
  id: number;
};
export type UploadMediaApiResponse =
  /** status 201 The picture. */ MediaResponse;
export type UploadMediaApiArg = {
  uploadMediaRequest: UploadMediaRequest;
};
export type ListNotificationsApiResponse =
  /** status 200 The notifications. */ NotificationResponse[];
export type ListNotificationsApiArg = {
  /** Only those of this role or position of the caller's own. */
  role?: string;
  /** `unread` for unread ones only. */
  status?: string;
  /** Most items of the answer, 1 to 200; 200 when left out. */
  limit?: number;
  /** Where the `Link` header of the page before pointed. */
  cursor?: string;
};
export type MarkNotificationApiResponse =
  /** status 200 The notification. */ NotificationResponse;
export type MarkNotificationApiArg = {
  /** The notification */
  id: number;
  markNotificationRequest: MarkNotificationRequest;
};
export type ListOrdersApiResponse = /** status 200 Orders. */ OrderResponse[];
export type ListOrdersApiArg = {
  /** Only this status. */
  status?: OrderStatusName;
  /** Only paid or only unpaid ones. */
  paymentStatus?: PaymentStatusName;
  /** Only this buyer, of the orders the caller may see. */
  customerId?: number;
  /** Only this seller, of the orders the caller may see. */
  sellerId?: number;
  /** Part of the buyer's name, of the tracking, receipt or invoice number, or the order's number. */
  q?: string;
  /** From this day or time on. */
  from?: string;
  /** Up to this day, or before this time. */
  to?: string;
  /** Most items in the answer. */
  limit?: number;
  /** Where to go on, from the `Link` header. */
  cursor?: string;
};
export type PlaceOrderApiResponse = /** status 201 The order. */ OrderResponse;
export type PlaceOrderApiArg = {
  /** The same key and body gives the first answer again; another body is refused with 422. */
  "Idempotency-Key"?: string;
  placeOrderRequest: PlaceOrderRequest;
};
export type GetOrderApiResponse =
  /** status 200 The order with its history. */ OrderDetailResponse;
export type GetOrderApiArg = {
  /** The order. */
  id: number;
};
export type UpdateOrderApiResponse =
  /** status 200 The order as it is now. */ OrderResponse;
export type UpdateOrderApiArg = {
  /** The order. */
  id: number;
  updateOrderRequest: UpdateOrderRequest;
};
export type ListPasswordResetsApiResponse =
  /** status 200 The requests. */ PasswordResetResponse[];
export type ListPasswordResetsApiArg = {
  /** Only `requested`, `verified`, `refused`, `handedOver`, `used`, `superseded` or `expired` ones. */
  state?: string;
  /** Most items of the answer, 1 to 200; 200 when left out. */
  limit?: number;
  /** Where the `Link` header of the page before pointed. */
  cursor?: string;
};
export type HandOverPasswordResetApiResponse =
  /** status 200 The link. */ HandedOverResponse;
export type HandOverPasswordResetApiArg = {
  /** The request */
  id: number;
  body: ResetNoteRequest | null;
};
export type RefusePasswordResetApiResponse =
  /** status 200 The request as it is now. */ PasswordResetResponse;
export type RefusePasswordResetApiArg = {
  /** The request */
  id: number;
  body: ResetNoteRequest | null;
};
export type VerifyPasswordResetApiResponse =
  /** status 200 The request as it is now. */ PasswordResetResponse;
export type VerifyPasswordResetApiArg = {
  /** The request */
  id: number;
  body: ResetNoteRequest | null;
};
export type ListProductsApiResponse =
  /** status 200 Products. */ ProductResponse[];
export type ListProductsApiArg = {
  /** Words of name, SKU or barcode, category, attributes or description; all must match: exactly, as a beginning, or
    with one typo from four letters and two from eight. Case and accents do not count. */
  q?: string;
  /** Any of these categories, exactly; may be repeated. */
  category?: string[];
  /** Without it everything the caller may see: only products on sale, for the company's people discontinued ones too. */
  status?: "active" | "discontinued" | "all";
  /** Any of these flavours, exactly; may be repeated. */
  flavour?: string[];
  /** Any of these device types, exactly; may be repeated. */
  deviceType?: string[];
  /** Least nicotine strength in mg/ml. */
  nicotineMin?: number;
  /** Greatest nicotine strength in mg/ml. */
  nicotineMax?: number;
  /** Least volume in ml. */
  volumeMin?: number;
  /** Greatest volume in ml. */
  volumeMax?: number;
  /** Least puffs. */
  puffsMin?: number;
  /** Most puffs. */
  puffsMax?: number;
  /** `true`: only products that can be ordered now. */
  inStock?: boolean;
  /** `low-stock`: products below the purchaser's alert mark; for those who see stock figures. */
  filter?: "low-stock";
  /** The product with exactly this SKU, without case. */
  sku?: string;
  /** The product with this barcode. */
  barcode?: string;
  /** Order of the list; without it the best match first where there are words, by name otherwise. */
  sort?: "relevance" | "name" | "price" | "category" | "newest" | "stock";
  /** Most items in the answer. */
  limit?: number;
  /** Where to go on, from the `Link` header. */
  cursor?: string;
};
export type CreateProductApiResponse =
  /** status 201 The product. */ ProductDetailsResponse;
export type CreateProductApiArg = {
  productRequest: ProductRequest;
};
export type ListProductFacetsApiResponse =
  /** status 200 The counts. */ ProductFacetsResponse;
export type ListProductFacetsApiArg = {
  /** Words of name, SKU or barcode, category, attributes or description; all must match: exactly, as a beginning, or
    with one typo from four letters and two from eight. Case and accents do not count. */
  q?: string;
  /** Any of these categories, exactly; may be repeated. */
  category?: string[];
  /** Without it everything the caller may see: only products on sale, for the company's people discontinued ones too. */
  status?: "active" | "discontinued" | "all";
  /** Any of these flavours, exactly; may be repeated. */
  flavour?: string[];
  /** Any of these device types, exactly; may be repeated. */
  deviceType?: string[];
  /** Least nicotine strength in mg/ml. */
  nicotineMin?: number;
  /** Greatest nicotine strength in mg/ml. */
  nicotineMax?: number;
  /** Least volume in ml. */
  volumeMin?: number;
  /** Greatest volume in ml. */
  volumeMax?: number;
  /** Least puffs. */
  puffsMin?: number;
  /** Most puffs. */
  puffsMax?: number;
  /** `true`: only products that can be ordered now. */
  inStock?: boolean;
};
export type PreviewPricesApiResponse =
  /** status 200 The prices. */ PricePreviewResponse;
export type PreviewPricesApiArg = {
  pricePreviewRequest: PricePreviewRequest;
};
export type GetProductApiResponse =
  /** status 200 The product. */ ProductDetailsResponse;
export type GetProductApiArg = {
  /** The product. */
  id: number;
};
export type UpdateProductApiResponse =
  /** status 200 The product as it is now. */ ProductDetailsResponse;
export type UpdateProductApiArg = {
  /** The product. */
  id: number;
  productRequest: ProductRequest;
};
export type DeleteProductApiResponse =
  /** status 200 What became of it. */ DeleteProductResponse;
export type DeleteProductApiArg = {
  /** The product. */
  id: number;
};
export type RestoreProductApiResponse =
  /** status 200 The product. */ ProductDetailsResponse;
export type RestoreProductApiArg = {
  /** The product. */
  id: number;
};
export type SetStockApiResponse =
  /** status 200 The product with its new stock. */ ProductResponse;
export type SetStockApiArg = {
  /** The product. */
  id: number;
  setStockRequest: SetStockRequest;
};
export type HasTransactionsApiResponse =
  /** status 200 Whether it has any. */ HasTransactionsResponse;
export type HasTransactionsApiArg = {
  /** The product. */
  id: number;
};
export type ListSettingsApiResponse =
  /** status 200 The settings. */ SettingResponse[];
export type ListSettingsApiArg = void;
export type UpdateSettingsApiResponse =
  /** status 200 All settings as they are now. */ SettingResponse[];
export type UpdateSettingsApiArg = {
  updateSettingsRequest: UpdateSettingsRequest;
};
export type GetCompanyLogoApiResponse =
  /** status 200 The logo. */ CompanyLogoResponse;
export type GetCompanyLogoApiArg = void;
export type SetCompanyLogoApiResponse =
  /** status 200 The logo as it is now. */ CompanyLogoResponse;
export type SetCompanyLogoApiArg = {
  setCompanyLogoRequest: SetCompanyLogoRequest;
};
export type GetPublicSettingsApiResponse =
  /** status 200 The settings. */ PublicSettingsResponse;
export type GetPublicSettingsApiArg = void;
export type ListStockCountsApiResponse =
  /** status 200 Stock counts. */ StockCountResponse[];
export type ListStockCountsApiArg = {
  /** Most items in the answer. */
  limit?: number;
  /** Where to go on, from the `Link` header. */
  cursor?: string;
};
export type PostStockCountApiResponse =
  /** status 201 The count. */ StockCountDetailsResponse;
export type PostStockCountApiArg = {
  /** The same key and body gives the first answer again; another body is refused with 422. */
  "Idempotency-Key"?: string;
  stockCountRequest: StockCountRequest;
};
export type PreviewStockCountApiResponse =
  /** status 200 The lines in their order. */ StockCountPreviewLine[];
export type PreviewStockCountApiArg = {
  stockCountRequest: StockCountRequest;
};
export type GetStockCountApiResponse =
  /** status 200 The count. */ StockCountDetailsResponse;
export type GetStockCountApiArg = {
  /** The count. */
  id: number;
};
export type ListStockUpdatesApiResponse =
  /** status 200 Stock updates. */ StockUpdateResponse[];
export type ListStockUpdatesApiArg = {
  /** Most items in the answer. */
  limit?: number;
  /** Where to go on, from the `Link` header. */
  cursor?: string;
};
export type TestLoginApiResponse =
  /** status 200 Signed in; the session cookie is set. */ AccountResponse;
export type TestLoginApiArg = {
  signInRequest: SignInRequest;
};
export type ListActivityApiResponse =
  /** status 200 The entries. */ ActivityResponse[];
export type ListActivityApiArg = {
  /** Only this user's entries. */
  userId?: number;
  /** Only these actions, such as `login`, `logout` or `approval`; may be repeated. */
  action?: string[];
  /** From this time (RFC 3339) or day (`2026-01-31`, UTC) on. */
  from?: string;
  /** Before this time, or to the end of this day. */
  to?: string;
  /** Most items of the answer, 1 to 200; 200 when left out. */
  limit?: number;
  /** Where the `Link` header of the page before pointed. */
  cursor?: string;
};
export type RecordActivityApiResponse =
  /** status 200 Accepted. */ MessageResponse;
export type RecordActivityApiArg = {
  recordActivityRequest: RecordActivityRequest;
};
export type ListUsersApiResponse =
  /** status 200 The accounts. */ UserResponse[];
export type ListUsersApiArg = {
  /** Only this role. */
  role?: string;
  /** Only `pending`, `approved` or `rejected` ones. */
  verificationStatus?: string;
  /** Only active or only inactive ones. */
  isActive?: boolean;
  /** Only those this user referred. */
  referredBy?: number;
  /** Part of a name, username, company or email, without regard to case. */
  q?: string;
  /** Most items of the answer, 1 to 200; 200 when left out. */
  limit?: number;
  /** Where the `Link` header of the page before pointed. */
  cursor?: string;
};
export type ListPendingUsersApiResponse =
  /** status 200 The accounts. */ UserResponse[];
export type ListPendingUsersApiArg = {
  /** Most items of the answer, 1 to 200; 200 when left out. */
  limit?: number;
  /** Where the `Link` header of the page before pointed. */
  cursor?: string;
};
export type GetUserApiResponse = /** status 200 The account. */ UserResponse;
export type GetUserApiArg = {
  /** The account */
  id: number;
};
export type UpdateUserApiResponse =
  /** status 200 The account as it is now. */ UserEnvelope;
export type UpdateUserApiArg = {
  /** One's own account */
  id: number;
  updateUserRequest: UpdateUserRequest;
};
export type ActivateUserApiResponse =
  /** status 200 The account as it is now. */ AccountResponse;
export type ActivateUserApiArg = {
  /** The account */
  id: number;
};
export type ApproveUserApiResponse =
  /** status 200 The account as it is now. */ AccountResponse;
export type ApproveUserApiArg = {
  /** The account */
  id: number;
};
export type DeactivateUserApiResponse =
  /** status 200 The account as it is now. */ AccountResponse;
export type DeactivateUserApiArg = {
  /** The account */
  id: number;
  body: DeactivateRequest | null;
};
export type ListUserDocumentsApiResponse =
  /** status 200 The documents. */ DocumentResponse[];
export type ListUserDocumentsApiArg = {
  /** The account */
  id: number;
};
export type UploadDocumentApiResponse =
  /** status 201 The document. */ DocumentResponse;
export type UploadDocumentApiArg = {
  /** The account */
  id: number;
  uploadDocumentRequest: UploadDocumentRequest;
};
export type RejectUserApiResponse =
  /** status 200 The account as it is now. */ AccountResponse;
export type RejectUserApiArg = {
  /** The account */
  id: number;
  rejectRequest: RejectRequest;
};
export type GetVerificationCaseApiResponse =
  /** status 200 The verification. */ VerificationCaseResponse;
export type GetVerificationCaseApiArg = {
  /** The account */
  id: number;
};
export type ListVerificationCasesApiResponse =
  /** status 200 The verifications. */ VerificationSummaryResponse[];
export type ListVerificationCasesApiArg = {
  /** Only `pending`, `approved` or `rejected` ones. */
  status?: string;
  /** Only this role. */
  role?: string;
  /** Only accounts that came in at least so many days ago. */
  olderThanDays?: number;
  /** Only those with documents nobody has reviewed, such as one that an approved dealer has renewed. */
  needsReview?: boolean;
  /** Part of a name, username, company or email, without regard to case. */
  q?: string;
  /** Most items of the answer, 1 to 200; 200 when left out. */
  limit?: number;
  /** Where the `Link` header of the page before pointed. */
  cursor?: string;
};
export type ListWarehouseOrdersApiResponse =
  /** status 200 Orders. */ OrderResponse[];
export type ListWarehouseOrdersApiArg = {
  /** Only this status. */
  status?: OrderStatusName;
  /** Only paid or only unpaid ones. */
  paymentStatus?: PaymentStatusName;
  /** Only this buyer, of the orders the caller may see. */
  customerId?: number;
  /** Only this seller, of the orders the caller may see. */
  sellerId?: number;
  /** Part of the buyer's name, of the tracking, receipt or invoice number, or the order's number. */
  q?: string;
  /** From this day or time on. */
  from?: string;
  /** Up to this day, or before this time. */
  to?: string;
  /** Most items in the answer. */
  limit?: number;
  /** Where to go on, from the `Link` header. */
  cursor?: string;
};
export type UpdateWarehouseOrderApiResponse =
  /** status 200 The order as it is now. */ OrderResponse;
export type UpdateWarehouseOrderApiArg = {
  updateWarehouseOrderRequest: UpdateWarehouseOrderRequest;
};
export type HealthLiveApiResponse = /** status 200 It runs. */ Health;
export type HealthLiveApiArg = void;
export type HealthReadyApiResponse =
  /** status 200 Requests can be served. */ Health;
export type HealthReadyApiArg = void;
export type DocumentName =
  | "businessLicense"
  | "bankStatement"
  | "shopPhotos"
  | "idDocument"
  | "walletProof"
  | "employmentLetter";
export type RoleName =
  | "admin"
  | "manufacturer"
  | "wholesaler"
  | "dealer"
  | "agent"
  | "sub-agent"
  | "customer"
  | "employee"
  | "warehouse";
export type VerificationStatus = "pending" | "approved" | "rejected";
export type UserResponse = {
  /** Whether the day of birth is known; it was checked against the minimum age then. */
  ageConfirmed?: boolean | null;
  /** Day of birth; for the person, the admin and the owner company only. */
  birthDate?: string | null;
  /** A manufacturer's business type. */
  businessType?: string | null;
  /** Postal address of the company. */
  companyAddress?: string | null;
  /** Company. */
  companyName?: string | null;
  /** Country. */
  country?: string | null;
  /** When they registered. */
  createdAt: string;
  /** A dealer's own licence or membership number. */
  dealerId?: string | null;
  /** An employee's department. */
  department?: string | null;
  /** What the company does. */
  description?: string | null;
  /** Where a wholesaler distributes. */
  distributionRegions?: string | null;
  /** Address for mail, unique without regard to case. */
  email?: string | null;
  /** The company's own number for an employee. */
  employeeId?: string | null;
  /** Given name. */
  firstName: string;
  /** First and last name. */
  fullName?: string | null;
  /** Identity. */
  id: number;
  /** Whether they may sign in. */
  isActive?: boolean | null;
  /** Family name. */
  lastName: string;
  /** Documents of the role that were not handed in. */
  missingDocuments?: DocumentName[] | null;
  /** Telephone number. */
  phone?: string | null;
  /** The same number under the name some older screens read. */
  phoneNumber?: string | null;
  /** An employee's position. */
  position?: string | null;
  /** Own referral code; agents and sub-agents only. */
  referralCode?: string | null;
  /** Who referred them. */
  referredBy?: number | null;
  /** Why they were rejected. */
  rejectionReason?: string | null;
  /** What they are. */
  role: RoleName;
  /** When they accepted them. */
  termsAcceptedAt?: string | null;
  /** The version of the terms they accepted. */
  termsVersion?: string | null;
  /** Name to sign in with, unique without regard to case. */
  username: string;
  verificationStatus?: VerificationStatus | null;
  /** Zone, state or city. */
  zone?: string | null;
};
export type AccountResponse = {
  /** A sentence for the toast. */
  message: string;
  /** The account. */
  user: UserResponse;
};
export type ProblemField = {
  /** The field as the request names it; nested ones as `items[0].quantity`. */
  field: string;
  /** A sentence to show beside the input. */
  message: string;
};
export type Problem = {
  /** A sentence for the person who sees it. */
  detail: string;
  /** The same text as `detail`, for older clients. */
  error: string;
  /** Fields at fault; empty when none is. */
  errors: ProblemField[];
  /** Name this when you ask for help; it is also in the `x-request-id` header. */
  requestId: string;
  /** The HTTP status. */
  status: number;
  /** The status in words. */
  title: string;
  /** A URI for the kind of problem; `about:blank` when the status says it all. */
  type: string;
};
export type AdminRegistrationRequest = {
  /** Repetition of the password; may be left out. */
  confirmPassword?: string | null;
  /** Address for mail. */
  email: string;
  /** Given name. */
  firstName: string;
  /** Family name. */
  lastName: string;
  /** 6 to 128 characters. */
  password: string;
  /** `admin` or left out; anything else is refused. */
  role?: string | null;
  /** Name to sign in with. */
  username: string;
};
export type ReferralResponse = {
  /** The link as a QR code, an image in a `data:` URL. */
  qrCodeData: string;
  /** The code. */
  referralCode: string;
  /** The registration page with the code filled in. */
  referralLink: string;
};
export type WireMoney = string;
export type MetricsResponse = {
  /** Active agents and sub-agents. */
  activeAgents: number;
  /** Orders that wait for the first step. */
  pendingOrders: number;
  /** Totals of paid orders that are not cancelled. */
  totalRevenue: WireMoney;
  /** Accounts. */
  totalUsers: number;
};
export type ProductionProduct = {
  /** Its name now. */
  name: string;
  /** Came in from production. */
  produced: number;
  /** The product. */
  productId: number;
  /** Went out damaged or expired. */
  scrapped: number;
  /** Its SKU now. */
  sku: string;
};
export type ProductionPoint = {
  /** Came in from production. */
  produced: number;
  /** Went out damaged or expired. */
  scrapped: number;
  /** Went out sold. */
  shipped: number;
  /** Its first day. */
  start: string;
};
export type ProductionResponse = {
  /** Came in from production. */
  produced: number;
  /** The ten products of which most was produced. */
  products: ProductionProduct[];
  /** Scrapped pieces of produced ones, 0.007 for 0.7 %; absent when nothing was produced. */
  scrapRate?: number | null;
  /** Went out damaged or expired. */
  scrapped: number;
  /** Points without gaps. */
  series: ProductionPoint[];
  /** Went out sold. */
  shipped: number;
};
export type OrderStatusName =
  | "pending"
  | "paid"
  | "processing"
  | "ready"
  | "shipped"
  | "delivered"
  | "completed"
  | "cancelled";
export type TradeStatus = {
  /** How many. */
  orders: number;
  /** The status. */
  status: OrderStatusName;
};
export type TradePoint = {
  /** What they are worth. */
  amount: WireMoney;
  /** Orders. */
  orders: number;
  /** Its first day. */
  start: string;
  /** Pieces. */
  units: number;
};
export type TradeProduct = {
  /** Sum of the lines. */
  amount: WireMoney;
  /** Its name now. */
  name: string;
  /** The product. */
  productId: number;
  /** Its SKU now. */
  sku: string;
  /** Pieces. */
  units: number;
};
export type TradeResponse = {
  /** Revenue of one order, rounded to cents; `0.00` without orders. */
  average: WireMoney;
  /** Orders by status, the cancelled ones too; statuses without orders are left out. */
  byStatus: TradeStatus[];
  cost?: WireMoney | null;
  margin?: WireMoney | null;
  /** Orders. */
  orders: number;
  /** As a buyer the totals of the orders, as a seller the goods of those that were placed in the store. */
  revenue: WireMoney;
  /** Points without gaps. */
  series: TradePoint[];
  /** The ten products with the largest amounts. */
  topProducts: TradeProduct[];
  /** Pieces in them. */
  units: number;
};
export type MessageResponse = {
  /** The sentence. */
  message: string;
};
export type ChangePasswordRequest = {
  /** Repetition of the new password; may be left out. */
  confirmPassword?: string | null;
  /** The password as it is. */
  currentPassword: string;
  /** 6 to 128 characters. */
  newPassword: string;
};
export type SignInRequest = {
  /** Password. */
  password: string;
  /** The page's role; somebody of another role gets 403 and no session. Left out: any role. */
  portal?: string | null;
  /** Username or email, without regard to case. */
  username: string;
};
export type RegisterRequest = {
  /** Whether the terms are accepted; their version and the time are kept. */
  acceptTerms?: boolean | null;
  /** A dealer's bank statement. */
  bankStatement?: string | null;
  /** Day of birth, `YYYY-MM-DD`. May be left out; the account then counts as unconfirmed. */
  birthDate?: string | null;
  /** A dealer's company licence, a `data:` URL of at most 10 MB. */
  businessLicense?: string | null;
  /** Business type; manufacturers. */
  businessType?: string | null;
  /** Postal address of the company; manufacturers. */
  companyAddress?: string | null;
  /** Company; dealers, wholesalers, manufacturers. */
  companyName?: string | null;
  /** Repetition of the password; may be left out. */
  confirmPassword?: string | null;
  /** Country. */
  country?: string | null;
  /** A dealer's own licence or membership number. */
  dealerId?: string | null;
  /** A listed department; employees. */
  department?: string | null;
  /** What the company does; optional. */
  description?: string | null;
  /** Where a wholesaler distributes. */
  distributionRegions?: string | null;
  /** Address for mail. */
  email: string;
  /** The company's own number for an employee; optional. */
  employeeId?: string | null;
  /** An employee's letter. */
  employmentLetter?: string | null;
  /** Given name. */
  firstName: string;
  /** Identity card or passport; agents, sub-agents, employees. */
  idDocument?: string | null;
  /** Family name. */
  lastName: string;
  /** 6 to 128 characters. */
  password: string;
  /** Telephone number; manufacturers. */
  phone?: string | null;
  /** The same under its other name. */
  phoneNumber?: string | null;
  /** A listed position; employees. */
  position?: string | null;
  /** Referral code or number of the referring agent; a sub-agent's is the agent it works under. A number is taken too. */
  referredBy?: string | null;
  /** What to register as: every role but `admin` and `warehouse`. */
  role: string;
  /** Pictures of a dealer's shop, at least one, at most 10. */
  shopPhotos?: string[] | null;
  /** Name to sign in with. */
  username: string;
  /** Proof of a digital wallet; agents and sub-agents. */
  walletProof?: string | null;
  /** Zone, state or city. */
  zone?: string | null;
};
export type PasswordResetRequest = {
  /** The account's address for mail. */
  email: string;
  /** The account's role. */
  role: string;
};
export type ResetDoneResponse = {
  /** The sentence. */
  message: string;
  /** The account's role, whose sign-in page comes next. */
  role: RoleName;
};
export type ConfirmResetRequest = {
  /** Repetition of the password; may be left out. */
  confirmPassword?: string | null;
  /** 6 to 128 characters. */
  password: string;
  /** The link's `token`. */
  token: string;
};
export type SessionResponse = {
  /** When it was opened. */
  createdAt: string;
  /** Whether it is the one that asks. */
  current: boolean;
  /** Identity, for ending it. */
  id: number;
  /** Address it was opened from. */
  ipAddress?: string | null;
  /** Last request, to the minute. */
  lastSeenAt: string;
  /** The browser's own name. */
  userAgent?: string | null;
};
export type TierName = "unit" | "pack" | "bulk";
export type CartQuoteItem = {
  /** Pieces that can still be ordered. */
  available: number;
  /** Its picture for cards. */
  cardImageUrl?: string | null;
  /** The product's name; absent when it cannot be bought. */
  name?: string | null;
  /** Pieces in all. */
  pieces?: number | null;
  price?: WireMoney | null;
  /** Why it cannot be ordered as it stands. */
  problem?: string | null;
  /** The product. */
  productId: number;
  /** How many of the tier. */
  quantity: number;
  /** Its SKU. */
  sku?: string | null;
  /** How it is bought. */
  tier: TierName;
  total?: WireMoney | null;
};
export type CartQuoteResponse = {
  /** Whether an order of exactly this cart would be taken now. */
  canOrder: boolean;
  /** Sum of the lines that can be bought. */
  goodsTotal: WireMoney;
  /** The lines, equal products and tiers added up. */
  items: CartQuoteItem[];
  /** Shipping cost. */
  shippingCost: WireMoney;
  /** Tax. */
  tax: WireMoney;
  /** All together: what an order of this cart has to state as `totalAmount`. */
  total: WireMoney;
};
export type Numeric = string | number;
export type CartItemRequest = {
  productId?: Numeric | null;
  quantity?: Numeric | null;
  tier?: TierName | null;
};
export type QuoteCartRequest = {
  /** The items; equal products and tiers are added up. */
  items?: CartItemRequest[];
  sellerId?: Numeric | null;
};
export type CategoryResponse = {
  /** Products on sale in it. */
  count: number;
  /** The category. */
  name: string;
};
export type CommissionStatusName = "pending" | "approved" | "paid" | "reversed";
export type CommissionResponse = {
  /** The agent's part. */
  agentCommission: WireMoney;
  /** The agent who earns. */
  agentId?: number | null;
  /** The caller's own part; both for admin and manufacturer. */
  amount: WireMoney;
  /** When it accrued. */
  createdAt: string;
  /** The buyer's name. */
  customerName?: string | null;
  /** Identity. */
  id: number;
  /** When the hold ends. */
  maturesAt: string;
  /** When the order was placed. */
  orderDate?: string | null;
  /** The order. */
  orderId: number;
  orderTotal?: WireMoney | null;
  /** Where it stands. */
  status: CommissionStatusName;
  /** The sub-agent's part. */
  subAgentCommission: WireMoney;
  /** The sub-agent who earns. */
  subAgentId?: number | null;
};
export type ManagedEmployee = {
  /** The company's own number for them. */
  employeeId?: string | null;
  /** Given name. */
  firstName: string;
  /** The account. */
  id: number;
  /** Family name. */
  lastName: string;
};
export type Manager = {
  /** Given name. */
  firstName: string;
  /** The account. */
  id: number;
  /** Family name. */
  lastName: string;
  /** Name to sign in with. */
  username: string;
};
export type ManagementResponse = {
  /** `activate`, `deactivate`, `position` or `access`. */
  action: string;
  /** About whom. */
  employee: ManagedEmployee;
  /** Identity. */
  id: number;
  managedBy?: Manager | null;
  /** Why. */
  reason: string;
  /** When. */
  timestamp: string;
};
export type ManageEmployeeResponse = {
  /** The employee. */
  employee: UserResponse;
  /** A sentence for the toast. */
  message: string;
};
export type ManageEmployeeRequest = {
  /** `warehouse` or `employee`. */
  access?: string | null;
  /** `activate`, `deactivate`, `position` or `access`. */
  action: string;
  /** The department to give with it. */
  department?: string | null;
  /** The employee's account id, or the company's own number for them. */
  employeeId: string;
  /** The position to give: Manager, Supervisor, Purchaser or a listed one. */
  position?: string | null;
  /** Why; the action's default when left out. */
  reason?: string | null;
};
export type RefusalReasonName =
  | "unreadable"
  | "expired"
  | "wrongDocument"
  | "nameMismatch"
  | "incomplete"
  | "suspectedForgery"
  | "other";
export type ReviewStatus = "pending" | "accepted" | "refused";
export type ReviewResponse = {
  /** In the reviewer's words. */
  note?: string | null;
  reason?: RefusalReasonName | null;
  /** When. */
  reviewedAt?: string | null;
  /** First and last name of the reviewer. */
  reviewedByName?: string | null;
  /** Where it stands. */
  status: ReviewStatus;
};
export type DocumentResponse = {
  /** When it came in. */
  createdAt: string;
  /** Last day on which it is valid. */
  expiresOn?: string | null;
  /** The name it is offered under. */
  fileName: string;
  /** Identity. */
  id: number;
  /** What it is. */
  kind: DocumentName;
  /** What people call it. */
  label: string;
  /** By content: `application/pdf`, `image/jpeg` or `image/png`. */
  mediaType: string;
  /** When a newer one took its place. */
  replacedAt?: string | null;
  /** What was decided about it. */
  review: ReviewResponse;
  /** Bytes. */
  size: number;
  /** Where it is downloaded. */
  url: string;
};
export type ReviewDocumentRequest = {
  /** `accept` or `refuse`. */
  decision: string;
  /** The last day read off the document; left out, what its owner said stays. */
  expiresOn?: string | null;
  /** Told to the person, at most 500 characters; needed for `other`. */
  note?: string | null;
  /** Why it is refused: `unreadable`, `expired`, `wrongDocument`, `nameMismatch`, `incomplete`, `suspectedForgery` or
    `other`. */
  reason?: string | null;
};
export type ImportColumnResponse = {
  /** Its heading, made unique. */
  name: string;
  /** Up to three values. */
  samples: string[];
};
export type ImportCounts = {
  create: number;
  error: number;
  same: number;
  update: number;
};
export type ImportFieldResponse = {
  /** Its name. */
  field: string;
  /** Its name for people. */
  label: string;
  /** Whether the file must have it. */
  required: boolean;
};
export type ImportKindName = "products" | "prices" | "stockCount";
export type ImportStateName =
  | "uploaded"
  | "checking"
  | "checked"
  | "applying"
  | "applied"
  | "failed"
  | "cancelled";
export type ImportResponse = {
  /** When its rows were checked. */
  checkedAt?: string | null;
  /** Columns of the file with their first values. */
  columns: ImportColumnResponse[];
  /** What the checked rows do. */
  counts: ImportCounts;
  /** When it was handed in. */
  createdAt: string;
  /** By whom. */
  createdByName: string;
  /** Rows checked. */
  doneRows: number;
  /** Why it failed as a whole. */
  error?: string | null;
  /** The fields columns can become. */
  fields: ImportFieldResponse[];
  /** The name of the file. */
  fileName: string;
  /** When it was applied, failed or was cancelled. */
  finishedAt?: string | null;
  /** Identity. */
  id: number;
  /** What its rows are. */
  kind: ImportKindName;
  /** Field to column name: first the suggestion, then what was chosen. */
  mapping: {
    [key: string]: string;
  };
  /** Why, for a stock count. */
  reason?: string | null;
  /** Where it stands. */
  state: ImportStateName;
  /** Rows below the heading. */
  totalRows: number;
};
export type UploadImportForm = {
  /** CSV or XLSX of at most 20 MB, 50,000 rows and 100 columns; the first row with something in it is the heading. */
  file: Blob;
  /** What its rows are. */
  kind: ImportKindName;
  /** Why, for a stock count; may be given with the check. */
  reason?: string | null;
};
export type CheckImportRequest = {
  /** Field to column name; an empty name for none. Left out: the mapping the import has. */
  mapping?:
    | {
        [key: string]: string;
      }
    | {
        [key: string]: string;
      };
  /** Why; needed for a stock count, at most 500 characters. */
  reason?: string | null;
};
export type ImportRowChange = {
  /** The field. */
  field: string;
  /** What is stored; absent: nothing. */
  from?: string | null;
  /** What the row says; empty: nothing. */
  to: string;
};
export type ImportRowError = {
  /** The column of the file, or the field's name for people when it has none. */
  column: string;
  /** A sentence. */
  message: string;
};
export type ImportOutcomeName = "create" | "update" | "same" | "error";
export type ImportRowResponse = {
  /** What would change. */
  changes: ImportRowChange[];
  /** What is wrong with it. */
  errors: ImportRowError[];
  /** What it does. */
  outcome: ImportOutcomeName;
  /** The product it is about, if it was there. */
  productId?: number | null;
  /** Its number as spreadsheets show it; the heading is 1. */
  rowNumber: number;
  /** The SKU as in the file. */
  sku: string;
};
export type MovementReason =
  | "purchase"
  | "return"
  | "transfer"
  | "adjustment"
  | "production"
  | "sale"
  | "damage"
  | "sample"
  | "expired";
export type MovementType = "in" | "out";
export type MovementResponse = {
  /** The product's balance after it. */
  balanceAfter: number;
  /** The stock count that found the difference. */
  countId?: number | null;
  /** When. */
  createdAt: string;
  /** Who; absent for the platform itself. */
  createdBy?: number | null;
  /** Their name. */
  createdByName?: string | null;
  /** Identity. */
  id: number;
  /** The batch's balance after it. */
  lotBalanceAfter?: number | null;
  /** Its code. */
  lotCode?: string | null;
  /** The batch it touched; absent for pieces without one. */
  lotId?: number | null;
  /** Free text. */
  notes?: string | null;
  /** The order that caused it. */
  orderId?: number | null;
  /** The product. */
  productId: number;
  /** Its name now. */
  productName: string;
  /** Its SKU now. */
  productSku: string;
  /** Pieces. */
  quantity: number;
  /** Why. */
  reason: MovementReason;
  /** Order, invoice and supplier or customer. */
  reference?: string | null;
  /** Which way. */
  type: MovementType;
};
export type RecordedMovementResponse = MovementResponse & {
  /** The rows of the ledger, when several batches were touched. */
  movements?: MovementResponse[];
};
export type RecordMovementRequest = {
  createdBy?: Numeric | null;
  /** In: the batch's last day. */
  expiresOn?: string | null;
  /** The batch: in, pieces come into it, and it is made when it is new; out, they are taken from it, else from those
    that expire first. */
  lotCode?: string | null;
  /** The batch by its id, in place of its code. */
  lotId?: number | null;
  /** Free text. */
  notes?: string | null;
  /** In: the batch's production date. */
  producedOn?: string | null;
  productId?: Numeric | null;
  quantity?: Numeric | null;
  reason?: MovementReason | null;
  /** Order, invoice and supplier or customer, joined by ` | `. */
  reference?: string | null;
  type?: MovementType | null;
};
export type LotStateName = "open" | "held" | "expired" | "expiring" | "empty";
export type LotResponse = {
  /** Pieces on the shelf. */
  balance: number;
  /** The batch code. */
  code: string;
  /** When its first pieces came in. */
  createdAt: string;
  /** The last day on which it is good. */
  expiresOn?: string | null;
  /** Why it is on hold. */
  holdReason?: string | null;
  /** Identity. */
  id: number;
  /** Whether it is on hold. */
  isHeld: boolean;
  /** The day it was made. */
  producedOn?: string | null;
  /** The product. */
  productId: number;
  /** Its name now. */
  productName: string;
  /** Its SKU now. */
  productSku: string;
  /** How it stands today. */
  state: LotStateName;
  /** Pieces that ever came in. */
  stockIn: number;
  /** Pieces that ever went out. */
  stockOut: number;
};
export type LotEventName = "created" | "held" | "released" | "dated";
export type LotEventResponse = {
  /** Who; absent for the platform itself. */
  actorName?: string | null;
  /** When. */
  createdAt: string;
  /** What happened. */
  event: LotEventName;
  /** Why, or how. */
  note?: string | null;
};
export type LotDetailsResponse = LotResponse & {
  /** What happened to it besides movements, oldest first. */
  events: LotEventResponse[];
};
export type UpdateLotRequest = {
  /** The last day on which it is good. */
  expiresOn?: string | null;
  /** The day it was made. */
  producedOn?: string | null;
};
export type HeldLotResponse = LotDetailsResponse & {
  /** Pieces that open orders have reserved and that cannot be shipped while so many are on hold. */
  shortReserved: number;
};
export type HoldLotRequest = {
  /** For its history and everybody who sees it. */
  reason?: string;
};
export type RecallResponse = {
  /** Their country; owners only. */
  country?: string | null;
  /** The buyer. */
  customerId: number;
  /** The buyer's name. */
  customerName: string;
  /** Their email address; owners only. */
  email?: string | null;
  /** The order. */
  orderId: number;
  /** Their telephone number; owners only. */
  phone?: string | null;
  /** Pieces that left and did not come back. */
  pieces: number;
  /** When the last of them left. */
  shippedAt: string;
  /** Where the order stands. */
  status: OrderStatusName;
};
export type ReleaseLotRequest = {
  /** For its history. */
  note?: string | null;
};
export type MailStatus = "queued" | "sent" | "failed" | "kept";
export type MailResponse = {
  /** How often sending was tried. */
  attempts: number;
  /** When it was posted. */
  createdAt: string;
  /** Identity. */
  id: number;
  /** Why the last attempt failed. */
  lastError?: string | null;
  /** When the mail server took it. */
  sentAt?: string | null;
  /** What became of it. */
  status: MailStatus;
  /** Subject. */
  subject: string;
  /** The recipient's address. */
  to: string;
};
export type SendTestMailRequest = {
  /** An email address. */
  to: string;
};
export type MailWithBodyResponse = MailResponse & {
  /** Its text; absent when it holds a link for the recipient only, or held one that is no longer kept. */
  body?: string | null;
};
export type ImageResponse = {
  /** At most 480 pixels, for cards. */
  cardImageUrl: string;
  /** At most 1600 pixels wide and high. */
  imageUrl: string;
  /** At most 128 pixels, for lists. */
  thumbImageUrl: string;
};
export type MediaResponse = ImageResponse & {
  /** Its bytes. */
  bytes: number;
  /** Its height. */
  height: number;
  /** Width of the largest rendition in pixels. */
  width: number;
};
export type UploadMediaRequest = {
  /** A `data:` URL of at most 5 MB. */
  file: string;
};
export type NotificationStatus = "unread" | "read";
export type NotificationResponse = {
  /** When. */
  createdAt: string;
  /** Identity. */
  id: number;
  /** A sentence or two. */
  message: string;
  /** When it was first read. */
  readAt?: string | null;
  /** The role or position it is for; absent when it is for the person. */
  role?: string | null;
  /** Whether it was read. */
  status: NotificationStatus;
  /** One line. */
  title: string;
  /** `stock_update`, `order`, `approval` and the like. */
  type: string;
};
export type MarkNotificationRequest = {
  /** `read`; there is no way back. */
  status: string;
};
export type OrderPayment = {
  /** Invoice number. */
  invoiceNumber?: string | null;
  /** When the payment was recorded. */
  paidAt?: string | null;
  /** The wanted, then the recorded way to pay. */
  paymentMethod?: string | null;
  /** The bank's or wallet's reference. */
  paymentReference?: string | null;
  /** Receipt number. */
  receiptNumber?: string | null;
};
export type OrderShipping = {
  /** Delivery note number. */
  deliveryNote?: string | null;
  /** Where to. */
  shippingAddress?: string | null;
  /** One of the listed shipping methods. */
  shippingMethod?: string | null;
  /** Notes for shipping. */
  shippingNotes?: string | null;
  /** Shipping number. */
  shippingNumber?: string | null;
  /** The carrier's number. */
  trackingNumber?: string | null;
};
export type OrderItem = {
  /** Identity. */
  id: number;
  /** Its name. */
  name: string;
  /** Pieces in all. */
  pieces: number;
  price?: WireMoney | null;
  /** The product. */
  productId: number;
  /** How many of the tier. */
  quantity: number;
  /** Its SKU. */
  sku: string;
  /** How it was bought. */
  tier: TierName;
  total?: WireMoney | null;
};
export type OrderFacts = OrderPayment &
  OrderShipping & {
    /** Where the caller may take it from here. */
    allowedTransitions: OrderStatusName[];
    /** `online` and the like. */
    channel: string;
    /** When it was completed. */
    completedAt?: string | null;
    /** The buyer. */
    customerId: number;
    /** Sum of the lines. */
    goodsTotal: WireMoney;
    /** `true`: a request for quotation, without lines. */
    isQuote: boolean;
    /** The lines. */
    items: OrderItem[];
    /** The buyer's notes. */
    notes?: string | null;
    /** Who last worked on it. */
    processedBy?: number | null;
    /** The dealer in whose store it was bought; absent: the company's own. */
    sellerId?: number | null;
    /** Shipping cost. */
    shippingCost: WireMoney;
    /** Tax. */
    tax: WireMoney;
    /** When it last changed. */
    updatedAt: string;
    /** Counts changes; send it back with a change to be told when somebody else was faster. */
    version: number;
  };
export type PaymentStatusName = "unpaid" | "paid";
export type OrderResponse = (OrderFacts | null) & {
  /** When it was placed. */
  createdAt: string;
  /** The buyer's name when they ordered. */
  customerName: string;
  /** Number. */
  id: number;
  /** Whether it is paid. */
  paymentStatus: PaymentStatusName;
  /** Where it stands. */
  status: OrderStatusName;
  /** The same figure under the name the warehouse screen reads. */
  total: WireMoney;
  /** What it costs in all. */
  totalAmount: WireMoney;
};
export type PlaceOrderRequest = {
  /** `online` when left out. */
  channel?: string | null;
  customerId?: Numeric | null;
  /** The items. */
  items?: CartItemRequest[] | null;
  /** For the seller. */
  notes?: string | null;
  /** One of the listed payment methods; recorded, not charged. */
  paymentMethod?: string | null;
  sellerId?: Numeric | null;
  /** Where to. */
  shippingAddress?: string | null;
  /** One of the listed shipping methods. */
  shippingMethod?: string | null;
  /** Accepted and not used: an order starts as pending. */
  status?: string | null;
  totalAmount?: Numeric | null;
};
export type OrderHistoryEntry = {
  /** Who, for the company's people only. */
  actorId?: number | null;
  /** Their name. */
  actorName?: string | null;
  /** When. */
  createdAt: string;
  from?: OrderStatusName | null;
  /** Identity. */
  id: number;
  /** Why, or what else changed. */
  note?: string | null;
  /** Status after. */
  to: OrderStatusName;
};
export type OrderDetailResponse = OrderResponse & {
  /** Its history, oldest first; absent for the referring agent. */
  history?: OrderHistoryEntry[] | null;
};
export type UpdateOrderRequest = {
  /** Accepted and not used. */
  completedAt?: string | null;
  /** Delivery note number; needed to complete. */
  deliveryNote?: string | null;
  /** Outside the sequence; the next one of the year when left out. */
  invoiceNumber?: string | null;
  /** Note for the history; needed to go back. */
  notes?: string | null;
  /** How it was paid. */
  paymentMethod?: string | null;
  /** The bank's or wallet's reference. */
  paymentReference?: string | null;
  paymentStatus?: PaymentStatusName | null;
  processedBy?: Numeric | null;
  /** Outside the sequence; the next one of the year when left out. */
  receiptNumber?: string | null;
  /** Notes for shipping. */
  shippingNotes?: string | null;
  /** Shipping number; needed to complete. */
  shippingNumber?: string | null;
  status?: OrderStatusName | null;
  /** The carrier's number. */
  trackingNumber?: string | null;
  /** The version the change was made against; 409 when the order moved on. */
  version?: number | null;
};
export type ResetStateName =
  | "requested"
  | "verified"
  | "refused"
  | "handedOver"
  | "used"
  | "superseded"
  | "expired";
export type PasswordResetResponse = {
  /** From which address it was asked for. */
  address?: string | null;
  /** Whether the admin may still decide. */
  decidable: boolean;
  /** When they decided. */
  decidedAt?: string | null;
  /** Who decided. */
  decidedByName?: string | null;
  /** Their address for mail. */
  email: string;
  /** When its link ends. */
  expiresAt: string;
  /** Their name. */
  fullName: string;
  /** Identity. */
  id: number;
  /** What they noted. */
  note?: string | null;
  /** When it was asked for. */
  requestedAt: string;
  /** Their role. */
  role: RoleName;
  /** Where it stands now. */
  state: ResetStateName;
  /** Whose password. */
  userId: number;
  /** Their name to sign in with. */
  username: string;
};
export type HandedOverResponse = {
  /** When it ends. */
  expiresAt: string;
  /** The link. */
  link: string;
};
export type ResetNoteRequest = {
  /** At most 500 characters. */
  note?: string | null;
};
export type WireMeasure = number;
export type ProductSize = {
  /** mm, cm, m, in or ft. */
  dimensionUnit: string;
  height?: WireMeasure | null;
  length?: WireMeasure | null;
  weight?: WireMeasure | null;
  /** kg, g, lb, oz or ton. */
  weightUnit: string;
  width?: WireMeasure | null;
};
export type TierOffer = {
  /** Pieces in one. */
  pieces: number;
  /** Price of one. */
  price: WireMoney;
  /** The tier. */
  tier: TierName;
};
export type ProductPrices = {
  agentPrice?: WireMoney | null;
  bulkPrice?: WireMoney | null;
  customerPrice?: WireMoney | null;
  dealerPrice?: WireMoney | null;
  manufacturerCost?: WireMoney | null;
  packPrice?: WireMoney | null;
  suggestedDealerMaxPrice?: WireMoney | null;
  suggestedDealerMinPrice?: WireMoney | null;
  /** What the caller pays in each tier that is sold to them; buyers only. */
  tierOffers?: TierOffer[];
  unitPrice?: WireMoney | null;
  wholesalerPrice?: WireMoney | null;
  yourPrice?: WireMoney | null;
};
export type ProductPackaging = {
  bulkQuantity?: number | null;
  bulkQuantityUnit?: string | null;
  bulkUnit?: string | null;
  customBulkName?: string | null;
  customBulkUnitType?: string | null;
  customPackName?: string | null;
  customPackUnitType?: string | null;
  customUnitType?: string | null;
  packQuantity?: number | null;
  packQuantityUnit?: string | null;
  packUnit?: string | null;
  unitPriceUnit?: string | null;
};
export type ProductStock = {
  /** Whether any piece can be ordered. */
  inStock: boolean;
  /** When the stock last moved. */
  lastStockUpdate?: string | null;
  /** Unit of the stock figures. */
  quantityUnit?: string | null;
  /** Pieces that can still be ordered. */
  stockAvailable?: number | null;
  /** Pieces on the shelf. */
  stockBalance?: number | null;
  /** Pieces in batches that are on hold. */
  stockHeld?: number | null;
  /** Pieces that ever came in. */
  stockIn?: number | null;
  /** Pieces that ever went out. */
  stockOut?: number | null;
  /** Pieces promised to open orders. */
  stockReserved?: number | null;
};
export type ProductStatus = "active" | "discontinued";
export type ProductResponse = ProductSize &
  ProductPrices &
  ProductPackaging &
  ProductStock & {
    /** The picture's rendition for cards. */
    cardImageUrl?: string | null;
    /** Category. */
    category: string;
    /** When it was added. */
    createdAt: string;
    /** Long text; may be empty. */
    description: string;
    /** Identity. */
    id: number;
    /** The picture. */
    imageUrl?: string | null;
    /** `false`: discontinued. */
    isActive: boolean;
    /** Shown name. */
    name: string;
    /** Stock keeping unit. */
    sku: string;
    /** The same as a word. */
    status: ProductStatus;
    /** Its smallest rendition, for lists. */
    thumbImageUrl?: string | null;
    /** When it was last changed. */
    updatedAt: string;
  };
export type AttributesResponse = {
  /** Kind of device. */
  deviceType?: string | null;
  /** Flavour. */
  flavour?: string | null;
  nicotineStrength?: WireMeasure | null;
  /** Puffs until it is empty. */
  puffCount?: number | null;
  volume?: WireMeasure | null;
};
export type ProductDetailsResponse = ProductResponse & {
  /** Attributes of the trade. */
  attributes: AttributesResponse;
  /** Digits of its EAN or UPC. */
  barcode?: string | null;
  /** Its pictures in their order; the first is that of lists. */
  images: ImageResponse[];
  /** Whether every piece that comes in must name a lot. */
  needsLots: boolean;
};
export type AttributesRequest = {
  /** Kind of device, at most 60 characters; usual are Disposable, Pod System, Pod, Mod, Tank, Coil, E-Liquid, Battery,
    Charger and Accessory. */
  deviceType?: string | null;
  /** At most 60 characters. */
  flavour?: string | null;
  nicotineStrength?: Numeric | null;
  puffCount?: Numeric | null;
  volume?: Numeric | null;
};
export type ProductRequest = {
  agentPrice?: Numeric | null;
  attributes?: AttributesRequest | null;
  /** EAN-8, UPC-A, EAN-13 or GTIN-14; unique. Empty or `null` removes it; left out, it stays. */
  barcode?: string | null;
  bulkPrice?: Numeric | null;
  bulkQuantity?: Numeric | null;
  bulkQuantityUnit?: string | null;
  bulkUnit?: string | null;
  /** Required; trimmed. */
  category?: string | null;
  customBulkName?: string | null;
  customBulkUnitType?: string | null;
  customPackName?: string | null;
  customPackUnitType?: string | null;
  customUnitType?: string | null;
  customerPrice?: Numeric | null;
  description?: string | null;
  dimensionUnit?: string | null;
  height?: Numeric | null;
  /** The first picture, for programs that know one: as in `images`, which counts when both are sent. Empty or `null`
    removes it; left out, it stays. */
  imageUrl?: string | null;
  /** All pictures in their order, at most 10. Each a picture's own `/media/` URL as `uploadMedia` answers it, a `data:` URL
    (png, jpeg, webp or gif, at most 5 MB), or an https address. Left out, they stay. */
  images?: string[] | null;
  /** `true` for new products; left out on an update, it stays. */
  isActive?: boolean | null;
  length?: Numeric | null;
  manufacturerCost?: Numeric | null;
  /** Required; trimmed. */
  name?: string | null;
  /** Whether every piece that comes in must name a lot; left out, it stays. */
  needsLots?: boolean | null;
  packPrice?: Numeric | null;
  packQuantity?: Numeric | null;
  packQuantityUnit?: string | null;
  packUnit?: string | null;
  quantityUnit?: string | null;
  /** Unique; made when left out. */
  sku?: string | null;
  stockBalance?: Numeric | null;
  suggestedDealerMaxPrice?: Numeric | null;
  suggestedDealerMinPrice?: Numeric | null;
  unitPrice?: Numeric | null;
  unitPriceUnit?: string | null;
  weight?: Numeric | null;
  weightUnit?: string | null;
  wholesalerPrice?: Numeric | null;
  width?: Numeric | null;
};
export type ProductFacetKey =
  | "category"
  | "flavour"
  | "deviceType"
  | "nicotineStrength"
  | "volume"
  | "puffCount"
  | "inStock";
export type ProductFacetValue = {
  /** How many. */
  count: number;
  /** A text; a number in decimal; `true` or `false`. */
  value: string;
};
export type ProductFacet = {
  /** Which. */
  key: ProductFacetKey;
  /** Its name for people. */
  label: string;
  /** Values that occur, at most 50: texts by count, numbers upwards. */
  values: ProductFacetValue[];
};
export type ProductFacetsResponse = {
  /** The facets, always all of them in the same order. */
  facets: ProductFacet[];
  /** Products that pass all filters. */
  total: number;
};
export type PreviewBuyerName =
  | "customer"
  | "referredCustomer"
  | "agent"
  | "dealer"
  | "wholesaler"
  | "storeCustomer";
export type PriceSourceName = "role" | "tier";
export type PreviewOffer = {
  /** Pieces in one. */
  pieces: number;
  /** Price of one. */
  price: WireMoney;
  /** Which rule gave it. */
  source: PriceSourceName;
  /** The tier. */
  tier: TierName;
  /** The same for one piece, rounded to cents. */
  unitPrice: WireMoney;
};
export type BuyerPreviewResponse = {
  /** Who. */
  buyer: PreviewBuyerName;
  /** The tiers they could buy. */
  offers: PreviewOffer[];
  /** Why they could buy none: what they would be told. */
  refusal?: string | null;
};
export type PricePreviewResponse = {
  /** Every kind of buyer. */
  buyers: BuyerPreviewResponse[];
  wholesalerPrice?: WireMoney | null;
};
export type PricePreviewRequest = {
  agentPrice?: Numeric | null;
  bulkPrice?: Numeric | null;
  bulkQuantity?: Numeric | null;
  customerPrice?: Numeric | null;
  manufacturerCost?: Numeric | null;
  name?: string | null;
  packPrice?: Numeric | null;
  packQuantity?: Numeric | null;
  suggestedDealerMaxPrice?: Numeric | null;
  suggestedDealerMinPrice?: Numeric | null;
  unitPrice?: Numeric | null;
};
export type DeleteOutcomeName = "deleted" | "discontinued";
export type DeleteProductResponse = {
  /** The sentence. */
  message: string;
  /** `deleted`, or `discontinued` when it has orders or stock movements. */
  outcome: DeleteOutcomeName;
};
export type SetStockRequest = {
  /** Its last day, when pieces are found. */
  expiresOn?: string | null;
  /** The batch in which pieces were found or are missing. Needed to find pieces of a product that is kept in lots;
    when left out, those are missing that would have left first. */
  lotCode?: string | null;
  /** Its production date, when pieces are found. */
  producedOn?: string | null;
  /** Why; a standard sentence when left out. */
  reason?: string | null;
  stockBalance?: Numeric | null;
  updatedBy?: Numeric | null;
};
export type HasTransactionsResponse = {
  /** `true`: deleting it discontinues it. */
  hasTransactions: boolean;
};
export type SettingKind =
  "integer" | "money" | "boolean" | "text" | "list" | "choice";
export type SettingResponse = {
  /** The words to choose from; empty for other kinds. */
  choices: string[];
  /** The value while nothing else was set. */
  defaultValue: string;
  /** What it does. */
  description: string;
  /** The heading it stands under. */
  group: string;
  /** Its name in requests. */
  key: string;
  /** What values it takes. */
  kind: SettingKind;
  /** Its name for people. */
  label: string;
  /** When it was last set; absent while it has its default. */
  updatedAt?: string | null;
  /** Its value, as text whatever the kind; entries of a list stand on lines of their own. */
  value: string;
};
export type SettingValue = {
  /** Which. */
  key: string;
  /** As text whatever the kind; entries of a list stand on lines of their own. */
  value: string;
};
export type UpdateSettingsRequest = {
  /** The settings to set; others stay. */
  values: SettingValue[];
};
export type CompanyLogoResponse = {
  /** The setting. */
  key: string;
  /** When it was last set; absent while there is none. */
  updatedAt?: string | null;
  /** Where the logo is fetched: below `/media/`, or an https address elsewhere. Empty while there is none. */
  value: string;
};
export type SetCompanyLogoRequest = {
  /** Ignored: it is set by who is signed in. */
  updatedBy?: number | null;
  /** An https address, an address below `/media/`, or a `data:` URL of a picture of at most 5 MB. */
  value: string;
};
export type PublicSettingsResponse = {
  /** Countries in which nothing is sold to consumers; compared without case. */
  closedCountries: string[];
  /** The company's name. */
  companyName: string;
  /** Where the company's logo is fetched; absent while there is none. */
  logoUrl?: string | null;
  /** From this age on people may register; 0 asks nobody for their age. */
  minimumAge: number;
  /** The version of the terms that people agree to when they register. */
  termsVersion: string;
};
export type StockCountResponse = {
  /** When. */
  createdAt: string;
  /** Who posted it; absent for the platform itself. */
  createdBy?: number | null;
  /** Their name. */
  createdByName?: string | null;
  /** Lines whose figure was another. */
  differenceCount: number;
  /** Identity. */
  id: number;
  /** Lines counted. */
  lineCount: number;
  /** Pieces found. */
  piecesIn: number;
  /** Pieces missing. */
  piecesOut: number;
  /** Why. */
  reason: string;
};
export type StockCountLineResponse = {
  /** The figure that was counted. */
  counted: number;
  /** What was moved: above zero in, below zero out. */
  difference: number;
  /** The figure before. */
  expected: number;
  /** Its code. */
  lotCode?: string | null;
  /** The batch. */
  lotId?: number | null;
  /** The product. */
  productId: number;
  /** Its name now. */
  productName: string;
  /** Its SKU now. */
  productSku: string;
};
export type StockCountDetailsResponse = StockCountResponse & {
  /** Its lines in their order. */
  lines: StockCountLineResponse[];
};
export type StockCountLineRequest = {
  counted?: Numeric | null;
  expected?: Numeric | null;
  lotId?: Numeric | null;
  productId?: Numeric | null;
};
export type StockCountRequest = {
  /** The figures, 1 to 1000. */
  lines?: StockCountLineRequest[];
  /** Why, for all movements of the count; the preview needs none. */
  reason?: string;
};
export type StockCountPreviewLine = {
  /** The figure now. */
  balance: number;
  /** The figure that was counted. */
  counted: number;
  /** What would be moved: above zero in, below zero out. */
  difference: number;
  /** The figure that was believed. */
  expected: number;
  /** The batch. */
  lotId?: number | null;
  /** Why it cannot be posted. */
  problem?: string | null;
  /** The product. */
  productId: number;
};
export type StockUpdateResponse = {
  /** Identity. */
  id: number;
  /** The balance after it. */
  newStock: number;
  /** The product. */
  productId: number;
  /** Its name now. */
  productName: string;
  /** Its SKU now. */
  productSku: string;
  /** Why. */
  reason?: string | null;
  /** When. */
  updatedAt: string;
  /** Who; absent for the platform itself. */
  updatedBy?: number | null;
  /** Their name. */
  updatedByName?: string | null;
};
export type ActivityResponse = {
  /** What was done. */
  action: string;
  /** The same time under its other older name. */
  createdAt: string;
  /** A sentence for people. */
  description: string;
  /** Their first and last name. */
  fullName?: string | null;
  /** Identity. */
  id: number;
  /** The true address. */
  ipAddress?: string | null;
  role?: RoleName | null;
  /** When. */
  timestamp: string;
  /** The browser's own name. */
  userAgent?: string | null;
  /** Who did it; absent for the platform itself. */
  userId?: number | null;
  /** Their username. */
  username?: string | null;
};
export type RecordActivityRequest = {
  /** `login` or `logout`. */
  action?: string | null;
  /** Always null in the older client. */
  ipAddress?: string | null;
  /** The browser's own name. */
  userAgent?: string | null;
  /** Who, as the client says. */
  userId?: number | null;
};
export type UserEnvelope = {
  /** The account. */
  user: UserResponse;
};
export type UpdateUserRequest = {
  /** Day of birth, `YYYY-MM-DD`; may be put right, not removed. */
  birthDate?: string | null;
  /** A manufacturer's business type. */
  businessType?: string | null;
  /** Postal address of the company. */
  companyAddress?: string | null;
  /** Company. */
  companyName?: string | null;
  /** Country. */
  country?: string | null;
  /** The password, for another email address. */
  currentPassword?: string | null;
  /** What the company does. */
  description?: string | null;
  /** Where a wholesaler distributes. */
  distributionRegions?: string | null;
  /** Address for mail; another one asks for `currentPassword`. */
  email?: string | null;
  /** Given name. */
  firstName?: string | null;
  /** Family name. */
  lastName?: string | null;
  /** Telephone number. */
  phone?: string | null;
  /** Zone, state or city. */
  zone?: string | null;
};
export type DeactivateRequest = {
  /** Kept in the log; at most 500 characters. */
  reason?: string | null;
};
export type UploadDocumentRequest = {
  /** Last day on which it is valid. */
  expiresOn?: string | null;
  /** A `data:` URL of at most 10 MB. */
  file: string;
  /** The name it had. */
  fileName?: string | null;
  /** Which document it is, one of those the role is asked for. */
  kind: string;
};
export type RejectRequest = {
  /** Told to the person; at most 500 characters. */
  reason: string;
};
export type VerificationEventName =
  | "registered"
  | "submitted"
  | "accepted"
  | "refused"
  | "approved"
  | "rejected"
  | "reminded"
  | "expired";
export type VerificationEventResponse = {
  /** Who did it; absent for the platform itself. */
  actorName?: string | null;
  /** When. */
  createdAt: string;
  documentKind?: DocumentName | null;
  /** What. */
  event: VerificationEventName;
  /** In the reviewer's words; of a rejection, its reason. */
  note?: string | null;
  reason?: RefusalReasonName | null;
};
export type LackName = "missing" | "refused" | "expired";
export type MissingDocumentResponse = {
  /** Which. */
  kind: DocumentName;
  /** What people call it. */
  label: string;
  /** In the reviewer's words. */
  note?: string | null;
  reason?: RefusalReasonName | null;
  /** Why it lacks. */
  why: LackName;
};
export type VerificationCaseResponse = {
  /** The documents that count, oldest first. */
  documents: DocumentResponse[];
  /** What happened, oldest first. */
  history: VerificationEventResponse[];
  /** Those that lack. */
  missing: MissingDocumentResponse[];
  /** Whose it is. */
  user: UserResponse;
};
export type VerificationSummaryResponse = {
  /** Kinds of document that are missing or have ended. */
  documentsMissing: number;
  /** Documents nobody has reviewed. */
  documentsPending: number;
  /** Documents that were refused and not replaced. */
  documentsRefused: number;
  /** Whose it is. */
  user: UserResponse;
  /** When the account came in. */
  waitingSince: string;
};
export type UpdateWarehouseOrderRequest = {
  /** Note for the history. */
  notes?: string | null;
  orderId?: Numeric | null;
  status?: OrderStatusName | null;
  /** The carrier's number. */
  trackingNumber?: string | null;
};
export type Health = {
  /** Always `ok`; anything else is a problem answer. */
  status: string;
};
